import { extensionOf } from '../extension-of';

const PREVIEW_KINDS = ['pdf', 'image', 'text', 'csv', 'docx', 'xlsx'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** Source files are shown as text and never interpreted: no file's code runs in the portal. */
const EXTENSIONS = {
  pdf: ['.pdf'],
  image: ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.bmp', '.avif'],
  text: '.txt .xml .json .md .log .html .htm .svg .css .js .ts .sql .ini .yml .yaml .tsv .eml .bat .sh'.split(
    ' ',
  ),
  csv: ['.csv'],
  docx: ['.docx'],
  xlsx: ['.xlsx'],
} satisfies Record<PreviewKind, readonly string[]>;

/** The kind of preview, by the file's extension, or null without one. */
export function previewKind(name: string): PreviewKind | null {
  const extension = extensionOf(name).toLowerCase();
  return PREVIEW_KINDS.find((kind) => EXTENSIONS[kind].includes(extension)) ?? null;
}
