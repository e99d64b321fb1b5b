/* What customers see of a salon: online booking, which comes on request, its public page and links to it. */
export { customerIds, customerPlaces, movedCustomers } from "./customer-items.js";
export { onlinePart } from "./deferred.js";
export { createOnlineMutations } from "./mutations/online.js";
export { createUrlMutations } from "./mutations/urls.js";
export { urlStyles } from "./styles.js";
export { UrlDialogs } from "./urls/UrlDialogs.js";
export { UrlsSection } from "./urls/UrlsSection.js";
