/* Courses and resources of a salon, and who can do what. */
export { isImageAddress, problemOf } from "./fields.js";
export { ItemDialogs } from "./ItemDialogs.js";
export { ItemsSection } from "./ItemsSection.js";
export { inOrder, itemIds, movedItems, placedItems } from "./item-list.js";
export { itemName } from "./item-names.js";
export { itemWords } from "./messages.js";
export { createItemFieldMutations } from "./mutations/item-fields.js";
export { createItemMutations } from "./mutations/items.js";
export { createPairMutations } from "./mutations/pairs.js";
export { itemStyles } from "./styles.js";
