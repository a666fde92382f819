import path from 'node:path/posix';
import JSZip from 'jszip';
import { type Element, type Part, parsed } from './ooxml-part.ts';

const REFERENCES = ['r:id', 'r:embed', 'r:link', 'r:pict'];

/**
 * What is wrong with a Word document beside its schema, which Microsoft's validator knows: parts that are no strict XML
 * or hold characters that XML forbids, relationships that lead nowhere or are not there, parts without a type, names and
 * numbers given twice, styles and lists that are not defined.
 */
export async function docxFaults(file: Uint8Array): Promise<string[]> {
  const zip = await JSZip.loadAsync(file);
  const names = Object.keys(zip.files).filter((name) => !name.endsWith('/'));
  const parts = new Map<string, Part>();
  for (const name of names.filter((one) => /\.(xml|rels)$/.test(one)))
    parts.set(name, parsed((await zip.file(name)?.async('string')) ?? ''));
  return [
    ...[...parts].flatMap(([name, part]) => part.faults.map((fault) => `${name}: ${fault}`)),
    ...typeFaults(names, parts),
    ...relationFaults(names, parts),
    ...definitionFaults(parts),
  ];
}

function typeFaults(names: string[], parts: Map<string, Part>): string[] {
  const types = parts.get('[Content_Types].xml')?.elements ?? [];
  const childrenOf = (kind: string, key: string): string[] =>
    types.filter(({ name }) => name === kind).map(({ attributes }) => attributes[key] ?? '');
  const kinds = childrenOf('Default', 'Extension');
  const overrides = childrenOf('Override', 'PartName');
  return [
    ...names
      .filter((name) => name !== '[Content_Types].xml' && !overrides.includes(`/${name}`))
      .filter((name) => !kinds.includes(name.split('.').at(-1) ?? ''))
      .map((name) => `${name} has no type`),
    ...overrides.filter((name) => !names.includes(name.slice(1))).map((name) => `a type for ${name}`),
    ...twice([...overrides, ...kinds]).map((name) => `two types for ${name}`),
  ];
}

function relationFaults(names: string[], parts: Map<string, Part>): string[] {
  return [...parts]
    .filter(([name]) => !name.endsWith('.rels'))
    .flatMap(([name, part]) => {
      const { dir, base } = path.parse(name);
      const all = parts.get(path.join(dir, '_rels', `${base}.rels`))?.elements ?? [];
      const relations = all.filter((element) => element.name === 'Relationship');
      return partRelationFaults(part, relations, (target) => names.includes(path.join(dir, target))).map(
        (fault) => `${name}: ${fault}`,
      );
    });
}

function partRelationFaults(
  { elements }: Part,
  relations: Element[],
  exists: (target: string) => boolean,
): string[] {
  const ids = relations.map(({ attributes }) => attributes.Id ?? '');
  const used = elements.flatMap(({ attributes }) =>
    REFERENCES.flatMap((key) => (attributes[key] === undefined ? [] : [attributes[key]])),
  );
  const lost = relations.filter(
    ({ attributes }) => attributes.TargetMode !== 'External' && !exists(attributes.Target ?? ''),
  );
  return [
    ...twice(ids).map((id) => `two relationships ${id}`),
    ...lost.map(({ attributes }) => `${attributes.Id} leads to ${attributes.Target}, which is not there`),
    ...missing(used, ids).map((id) => `${id} is no relationship`),
  ];
}

function definitionFaults(parts: Map<string, Part>): string[] {
  const all = (name: string, key: string, part?: string): string[] =>
    [...parts]
      .filter(([place]) => part === undefined || place === part)
      .flatMap(([, { elements }]) => elements.filter((element) => element.name === name))
      .flatMap(({ attributes }) => (attributes[key] === undefined ? [] : [attributes[key]]));
  const styles = all('w:style', 'w:styleId', 'word/styles.xml');
  const lists = all('w:num', 'w:numId', 'word/numbering.xml');
  const document = 'word/document.xml';
  const bookmarks = all('w:bookmarkStart', 'w:name', document);
  const used = ['w:pStyle', 'w:rStyle', 'w:tblStyle'].flatMap((name) => all(name, 'w:val', document));
  return [
    ...missing(used, styles).map((name) => `style ${name} is not defined`),
    ...missing(all('w:numId', 'w:val', document), lists).map((name) => `list ${name} is not defined`),
    ...missing(all('w:hyperlink', 'w:anchor', document), bookmarks).map((name) => `no bookmark ${name}`),
    ...twice(styles).map((name) => `two styles ${name}`),
    ...twice(bookmarks).map((name) => `two bookmarks ${name}`),
    ...twice(all('w:bookmarkStart', 'w:id', document)).map((id) => `two bookmarks of number ${id}`),
    ...twice(all('wp:docPr', 'id', document)).map((id) => `two drawings of number ${id}`),
  ];
}

const missing = (used: string[], known: string[]): string[] => {
  const set = new Set(known);
  return [...new Set(used)].filter((one) => !set.has(one));
};

const twice = (values: string[]): string[] =>
  [...new Set(values)].filter((value) => values.indexOf(value) !== values.lastIndexOf(value));
