/**
 * What the sources of a machine take from XState, in the language of the document: an assignment returns the context
 * that it leads to, an emitted event is returned.
 */
export const PRELUDE: Readonly<Record<string, string>> = {
  assign: `function assign(assignment) {
  return function (args, params) {
    if (typeof assignment === 'function') return Object.assign({}, args.context, assignment(args, params));
    var changed = {};
    Object.keys(assignment).forEach(function (key) {
      var value = assignment[key];
      changed[key] = typeof value === 'function' ? value(args, params) : value;
    });
    return Object.assign({}, args.context, changed);
  };
}`,
  emit: `function emit(event) {
  return function (args, params) {
    return typeof event === 'function' ? event(args, params) : event;
  };
}`,
  eventOf: `function eventOf(event) {
  if (/^done[.]invoke[.]/.test(event.name)) return { type: event.name, output: event.data };
  if (/^error[.]platform[.]/.test(event.name)) return { type: event.name, error: event.data };
  return Object.assign({}, event.data, { type: event.name });
}`,
  assertEvent: 'function assertEvent() {}',
  babelHelpers: 'var babelHelpers = { objectSpread2: Object.assign };',
};
