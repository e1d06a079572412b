/**
 * What stands for the content of each picture in the names of its files, by the picture's name: a file that has changed
 * has another address, so a browser keeps one for good and asks nothing about it. The build puts the hashes here
 * (`src/build/catalogue/`); without a build there are none, and the names have none.
 */
export const pictureHashes: Readonly<Partial<Record<string, string>>> = {};
