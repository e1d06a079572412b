/** A page of the shop's origin that holds no shop: another tab, which writes into the storage of both. */
export const EMPTY_TAB = '/another-tab';
