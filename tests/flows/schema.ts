import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';

/**
 * The schema that the W3C publishes with State Chart XML 1.0, in one file, and the one for `xml:` that it imports. The
 * package that carries them is used for nothing else: `overrides` in package.json leave out what it would bring along.
 */
const require = createRequire(import.meta.url);
const scxml = readFileSync(require.resolve('fsm-core/xmlSchemas/scxml.xsd'));
const xml = readFileSync(require.resolve('fsm-core/xmlSchemas/xml.xsd'));

xmlRegisterInputProvider(new XmlBufferInputProvider({ 'file_0.xsd': xml }));
const validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(scxml, { url: 'scxml.xsd' }));

/** What is wrong with a text as State Chart XML: against the W3C's schema, and ids that are named and not there. */
export function scxmlFaults(text: string): string[] {
  const document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    const ids = new Set(document.find('//@id').map(({ content }) => content));
    const named = document.find('//@target | //@initial | //@sendid').flatMap(({ content }) => content.split(' '));
    return named.filter((id) => !ids.has(id)).map((id) => `No element has the id ${id}.`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    document.dispose();
  }
}

/** How many nodes of an XML text a path finds. @throws where the text is no XML */
export function countIn(text: string, path: string): number {
  const document = XmlDocument.fromString(text);
  try {
    return document.find(path).length;
  } finally {
    document.dispose();
  }
}
