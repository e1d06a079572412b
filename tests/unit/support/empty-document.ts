/** A spec begins with a document in which nothing is left of the one before it in the same thread, and with empty stores. */
window.localStorage.clear();
window.sessionStorage.clear();
window.history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
