/** What a machine says of itself beside its flow. */
export interface Meta {
  /** The clauses of the specification that a state covers. */
  readonly requirements: readonly string[];
  /**
   * At the root: the fields of the context and of events that an inspector may be told as they are. Every other field is
   * masked (R31).
   */
  readonly told?: readonly string[];
  /** At the root: the fields that are masked, by intent. A test fails for a field that stands in neither list. */
  readonly masked?: readonly string[];
}
