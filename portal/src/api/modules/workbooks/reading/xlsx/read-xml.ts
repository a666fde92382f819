/** Reads an XML part as a stream of tags and texts, without a tree and without entities of its own. */
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { WorkbookRefusal } from '../../workbook-refusal.ts';

export type XmlHandlers = {
  open?: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** After each chunk: where a reader waits for its consumer. */
  chunk?: () => Promise<void>;
};

/** @throws WorkbookRefusal broken. */
export async function readXml(stream: Readable, handlers: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false });
  let problem: unknown;
  parser.on('error', (error) => {
    problem ??= error;
  });
  // No workbook declares one, and it is where bombs of entities are written.
  parser.on('doctype', () => {
    problem ??= new Error('a document type');
  });
  // What newer programs add may bear the names of what is read (`x15:workbookPr`) and mean something else.
  let extensions = 0;
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    if (name === 'extLst') extensions += 1;
    if (extensions === 0) handlers.open?.(name, tag.attributes);
  });
  parser.on('closetag', (tag) => {
    const name = localName(tag.name);
    if (extensions === 0) handlers.close?.(name);
    if (name === 'extLst') extensions -= 1;
  });
  const take = (text: string): void => {
    if (extensions === 0) handlers.text?.(text);
  };
  if (handlers.text !== undefined) {
    parser.on('text', take);
    parser.on('cdata', take);
  }
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of stream) {
      parser.write(decoder.decode(chunk, { stream: true }));
      if (problem !== undefined) throw problem;
      await handlers.chunk?.();
    }
    parser.write(decoder.decode());
    parser.close();
    if (problem !== undefined) throw problem;
  } catch (cause) {
    throw cause instanceof WorkbookRefusal ? cause : new WorkbookRefusal('broken', { cause });
  } finally {
    stream.destroy();
  }
}

/** Some writers put a prefix before each name (`x:row`). */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An attribute by its name without the prefix (`r:id`). */
export const prefixed = (attributes: Record<string, string>, name: string): string | undefined =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];
