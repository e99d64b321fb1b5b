import { keepTranslating } from "../browser/support/page-hazards.js";

const attach = Element.prototype.attachShadow;
Element.prototype.attachShadow = function (init) {
  const root = attach.call(this, init);
  keepTranslating(root);
  return root;
};
