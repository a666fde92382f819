import { BuilderElement, XmlComponent } from 'docx';

/**
 * The parts of a field that shows how many pages its section has.
 * @param result what a program shows that does not know the field, such as LibreOffice; Word computes it anew.
 */
export const sectionPages = (result: string): XmlComponent[] => [
  fieldCharacter('begin'),
  new TextElement('w:instrText', 'SECTIONPAGES'),
  fieldCharacter('separate'),
  new TextElement('w:t', result),
  fieldCharacter('end'),
];

const fieldCharacter = (value: 'begin' | 'separate' | 'end'): XmlComponent =>
  new BuilderElement({ name: 'w:fldChar', attributes: { type: { key: 'w:fldCharType', value } } });

class TextElement extends XmlComponent {
  constructor(name: string, text: string) {
    super(name);
    this.root.push(text);
  }
}
