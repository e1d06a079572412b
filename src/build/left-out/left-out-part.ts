/**
 * Stands in the shop for a part of Mantine that no screen shows or asks (`left-out.plugin.ts`).
 *
 * @throws where it is rendered or called after all: the list of the plugin is then out of date
 */
function LeftOut(): never {
  throw new Error('This part of Mantine is left out of the shop. src/build/left-out/left-out.plugin.ts lists it.');
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
  LeftOut as validateFieldValue,
  LeftOut as validateValues,
};
