/**
 * Stands in a form of @mantine/form for a hook that gives it what no screen asks for (`left-out.plugin.ts`): lists, watched
 * fields, validation, orders from outside. Whoever asks all the same finds no such function.
 */
function useNothing(): object {
  return {};
}

export {
  useNothing as useFormActions,
  useNothing as useFormList,
  useNothing as useFormValidating,
  useNothing as useFormWatch,
};
