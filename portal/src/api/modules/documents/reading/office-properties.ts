import type { ImportedDocument } from '@lienzo/schema/reports/imported-document';
import { cleanText } from '@lienzo/schema/text/clean-text';
import { readRelations, readXml, type WorkbookPackage } from '../../workbooks/workbooks.ts';
import { PACKAGE_LIMITS } from './document-limits.ts';

const MAX_TITLE = 200;

/** The title of a file of Office, and how many pages its program counted. @throws WorkbookRefusal. */
export async function readProperties(
  file: WorkbookPackage,
): Promise<Pick<ImportedDocument, 'title' | 'pages'>> {
  const relations = [...(await readRelations(file, '')).values()].filter(({ external }) => !external);
  const partOf = (type: string): string | undefined => relations.find((one) => one.type === type)?.target;
  const title = cleanText(await elementOf(file, partOf('core-properties'), 'title')).slice(0, MAX_TITLE);
  const pages = Number(await elementOf(file, partOf('extended-properties'), 'Pages'));
  return { title, pages: Number.isInteger(pages) && pages > 0 ? pages : null };
}

async function elementOf(file: WorkbookPackage, part: string | undefined, name: string): Promise<string> {
  if (part === undefined || !file.has(part)) return '';
  let text = '';
  let isInside = false;
  await readXml(await file.open(part, PACKAGE_LIMITS.partBytes), {
    open(tag) {
      isInside = tag === name;
    },
    text(chunk) {
      if (isInside) text += chunk.slice(0, MAX_TITLE);
    },
    close() {
      isInside = false;
    },
  });
  return text;
}
