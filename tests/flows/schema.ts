import { readFileSync } from 'node:fs';
import { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm';

/** The W3C's schema of State Chart XML 1.0, and the one of `xml:` attributes, which it asks for as `file_0.xsd`. */
const scxml = readFileSync(new URL('schema/scxml.xsd', import.meta.url));
const xml = readFileSync(new URL('schema/xml.xsd', import.meta.url));

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
