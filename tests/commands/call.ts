/** What a command is given: what follows it, a way to say things, and a question to ask often: has it been stopped? */
export interface Call {
  readonly args: readonly string[];
  readonly say: (text: string) => void;
  /** Lets signals come in; true after Ctrl-C. */
  readonly isStopped: () => Promise<boolean>;
}
