/** The names of the files that a report is divided into: a text with columns in braces, `Recibo {Nombre completo}`. */
import { safeFileName } from '@lienzo/schema/api/file-name';
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import { catalogColumn } from '@lienzo/schema/data/catalog';
import type { ColumnKey } from '@lienzo/schema/data/column';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { PartsColumn } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { foldText } from '@lienzo/schema/text/fold-text';
import { DomainError } from '../../../platform/domain-error.ts';
import { entryNames } from '../../../platform/storage/zip/entry-names.ts';

const PLACEHOLDER = /\{([^{}]*)\}/g;

export type NamePattern = {
  /** The columns that the names need, each once. */
  labels: ColumnKey[];
  /** The name of a part with these values of the labels, in their order; without an extension. */
  fill(values: readonly string[]): string;
};

/**
 * @param columns by which the report can be divided; a placeholder names one as people read it, or by its key.
 * @throws DomainError invalid_request for one that is not among them.
 */
export function readPattern(pattern: string, columns: readonly PartsColumn[]): NamePattern {
  const labels: ColumnKey[] = [];
  const scopeOf = (name: string): number => {
    const requested = foldText(name.trim());
    const match = columns.find(
      ({ column, readable_name }) => column === name.trim() || foldText(readable_name) === requested,
    );
    if (match === undefined)
      throw new DomainError({
        code: 'invalid_request',
        message: apiRefusalMessages.report.namePlaceholder(name.trim()),
        field: 'name',
      });
    const known = labels.indexOf(match.column);
    return known >= 0 ? known : labels.push(match.column) - 1;
  };
  const scopes = [...pattern.matchAll(PLACEHOLDER)].map(([, name = '']) => scopeOf(name));
  return {
    labels,
    fill(values) {
      let at = 0;
      return pattern.replace(PLACEHOLDER, () => {
        const scope = scopes[at] ?? 0;
        at += 1;
        return shownValue(labels[scope] ?? '', values[scope] ?? '');
      });
    },
  };
}

/** A value as people read it. @param value as the database writes it, '' for none. */
export function shownValue(column: ColumnKey, value: string): string {
  if (value === '') return partsMessages.withoutValue;
  if (catalogColumn(column)?.data_type !== 'boolean') return value;
  return value === 'true' ? partsMessages.yes : partsMessages.no;
}

/** Names for files of one folder or archive: safe everywhere, and two equal ones told apart, "Recibo (2).pdf". */
export function partNames(format: RenderFormat): (name: string) => string {
  const distinct = entryNames();
  // The list of the files lies beside them.
  distinct(partsMessages.manifest.fileName, 'FILE');
  return (name) => distinct(safeFileName(`${name}.${format}`), 'FILE');
}
