/** What the worker of a comparison is told, and what it answers; one answer for each message. */
import type { Tolerances } from '@lienzo/schema/imss/confronta/compare-sides';
import type { ComparedPerson, ComparedSource } from '@lienzo/schema/imss/confronta/confrontation';
import type { FileFinding } from '@lienzo/schema/imss/confronta/file-findings';
import type { PersonFacts, SideRules } from '@lienzo/schema/imss/confronta/our-row';
import type { EmissionCodes } from '@lienzo/schema/imss/readers/emission-codes';
import { z } from 'zod';
import type { WorkbookRow } from '../../workbooks/workbooks.ts';

export type ConfrontaTask = {
  register: string;
  first: string;
  last: string;
  codes: EmissionCodes;
  excluded: readonly string[];
  rules: SideRules;
};

export type ConfrontaMessage =
  | { kind: 'begin'; name: string; sha256: string }
  | { kind: 'text'; name: string; bytes: Uint8Array }
  | { kind: 'workbook'; name: string }
  | { kind: 'rows'; sheet: string; rows: readonly WorkbookRow[] }
  | { kind: 'workbook_end' }
  | { kind: 'read' }
  | { kind: 'people'; people: readonly PersonFacts[] }
  | { kind: 'compare'; tolerances: Tolerances }
  | { kind: 'take'; from: number; count: number };

export type ConfrontaAnswer =
  | { kind: 'ok' }
  /** Whether the file is another one than those before. */
  | { kind: 'begun'; isNew: boolean }
  | { kind: 'refused'; sentences: readonly string[]; findings: readonly FileFinding[]; leftOut: number }
  /** Days whose people are needed. */
  | { kind: 'read'; first: string; last: string }
  | {
      kind: 'compared';
      sources: readonly ComparedSource[];
      people: number;
      findings: readonly FileFinding[];
      leftOut: number;
    }
  | { kind: 'people'; people: readonly ComparedPerson[] };

/** The worker is ours: what it answers is not checked again. */
export const confrontaAnswer = z.custom<ConfrontaAnswer>((message) => typeof message === 'object');
