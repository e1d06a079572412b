/**
 * Stands in the shop for a part of a Mantine component that no screen shows (`left-out.plugin.ts`).
 *
 * @throws where a screen renders it after all: the list of the plugin is then out of date
 */
function LeftOut(): never {
  throw new Error(
    'This part of a Mantine component is left out of the shop. src/build/left-out/left-out.plugin.ts lists it.',
  );
}

export {
  LeftOut as ButtonGroup,
  LeftOut as ButtonGroupSection,
  LeftOut as InputClearButton,
  LeftOut as InputPlaceholder,
  LeftOut as InputSuccess,
  LeftOut as Loader,
  LeftOut as RadioCard,
  LeftOut as RadioIndicator,
  LeftOut as Transition,
};
