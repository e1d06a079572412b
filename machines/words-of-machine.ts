/**
 * What the code of a machine calls its events, guards, actions and invoked actors, in plain words, for those who read
 * charts and no code. They stand beside the machine and not in it: a shopper never loads them.
 */
export interface Words {
  /** By what sets a transition off, as a chart says it: `item.added`, `after newsInterval`, `done loadTranslation`. */
  readonly events: Readonly<Record<string, string>>;
  readonly guards?: Readonly<Record<string, string>>;
  readonly actions?: Readonly<Record<string, string>>;
  readonly actors?: Readonly<Record<string, string>>;
}
