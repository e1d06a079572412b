/**
 * Moves the focus a step along a list of controls, around its ends. From outside the list the first step leads to its
 * first control, or backwards to its last.
 */
export function focusStep(controls: readonly HTMLElement[], step: 1 | -1): void {
  const at = controls.findIndex((control) => control.matches(':focus'));
  const next = at < 0 && step < 0 ? -1 : at + step;
  controls.at(next % controls.length)?.focus();
}
