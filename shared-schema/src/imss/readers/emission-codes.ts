/** What the numbers of origin and type of a movement in an emission mean: a table that a bureau edits, for no list is public. */
import type { MovementType } from '../working-days/movement-deadline.ts';
import { normalizedCode } from './rejection-codes.ts';

/** Which column of an emission a code is of. */
export const EMISSION_CODE_KINDS = ['tipo', 'origen'] as const;
export type EmissionCodeKind = (typeof EMISSION_CODE_KINDS)[number];

/** What a type stands for; `otro`: neither an alta, a baja nor a change of salary. */
export const EMISSION_MEANINGS = ['08', '07', '02', 'otro'] as const;
export type EmissionMeaning = (typeof EMISSION_MEANINGS)[number];

/** By code as `normalizedCode` writes it. */
export type EmissionCodes = {
  types: Readonly<Record<string, EmissionMeaning>>;
  origins: Readonly<Record<string, string>>;
};

type Entry = {
  kind: EmissionCodeKind;
  code: string;
  explanation: string;
  /** Null for an origin. */
  meaning: EmissionMeaning | null;
};

export function emissionCodes(entries: readonly Entry[]): EmissionCodes {
  const types: Record<string, EmissionMeaning> = {};
  const origins: Record<string, string> = {};
  for (const { kind, code, explanation, meaning } of entries) {
    if (kind === 'origen') origins[normalizedCode(code)] = explanation;
    else if (meaning !== null) types[normalizedCode(code)] = meaning;
  }
  return { types, origins };
}

type Coded = { origen: string | null; tipo: string | null };

/** @returns null: the table lacks the type. */
export const meaningOf = ({ types }: EmissionCodes, { tipo }: Coded): EmissionMeaning | null =>
  types[normalizedCode(tipo ?? '')] ?? null;

/** @returns null: the table lacks the origin. */
export const originOf = ({ origins }: EmissionCodes, { origen }: Coded): string | null =>
  origins[normalizedCode(origen ?? '')] ?? null;

export const isMovement = (meaning: EmissionMeaning): meaning is MovementType => meaning !== 'otro';
