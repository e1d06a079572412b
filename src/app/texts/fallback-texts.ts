/**
 * The English texts, in a script of the build itself. A module around them: to import JSON alone, the bundler puts code of
 * its own into the first script, which holds up the page.
 */
export { default as fallbackTexts } from '../../../locales/en/translation.json';
