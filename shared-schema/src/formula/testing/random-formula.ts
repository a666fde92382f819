/** Random formulas whose types are right, the same ones for the same seed. */
import type { FormulaType } from '../formula-type.ts';
import { DAY_FORMATS, NUMBER_FORMATS } from '../operations/text-formats.ts';

type Requested = Exclude<FormulaType, 'moneda'>;
/** By type, how columns stand in a formula: `[employees.sbc]`. */
export type RandomColumns = Readonly<Record<Requested, readonly string[]>>;

/** A generator of numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const NUMBERS = ['0', '1', '2', '3', '7', '0.5', '1.16', '12.345', '30.4', '100', '0.0825', '99999.99'];
const TEXTS = ['"Peña"', '"ana"', '""', '"A-1"', '"  dos  palabras "', '"1,234.50"', '"$ 12"', '"x ""y"""'];
const DATES = ['FECHA(2026; 2; 28)', 'FECHA(2024; 2; 29)', 'FECHA(1999; 12; 31)', 'HOY()'];

export class RandomFormula {
  private readonly random: () => number;
  private readonly columns: RandomColumns;

  constructor(random: () => number, columns: RandomColumns) {
    this.random = random;
    this.columns = columns;
  }

  /** @param depth levels that may stand below. */
  build(type: Requested, depth: number): string {
    if (depth <= 0 || this.random() < 0.12) return this.leaf(type);
    const below = depth - 1;
    switch (type) {
      case 'numero':
        return this.number(below);
      case 'texto':
        return this.text(below);
      case 'fecha':
        return this.date(below);
      case 'logico':
        return this.logical(below);
    }
  }

  anyType(): Requested {
    return this.pick(['numero', 'numero', 'numero', 'texto', 'fecha', 'logico']);
  }

  private pick<One>(all: readonly One[]): One {
    const one = all[Math.floor(this.random() * all.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  }

  private leaf(type: Requested): string {
    if (this.random() < 0.65) return this.pick(this.columns[type]);
    switch (type) {
      case 'numero':
        return this.pick(NUMBERS);
      case 'texto':
        return this.pick(TEXTS);
      case 'fecha':
        return this.pick(DATES);
      case 'logico':
        return this.pick(['VERDADERO', 'FALSO']);
    }
  }

  private choice(type: Requested, depth: number): string {
    const condition = (): string => this.build('logico', depth);
    const value = (): string => this.build(type, depth);
    return this.pick([
      () => `SI(${condition()}; ${value()}; ${value()})`,
      () => `SI(${condition()}; ${value()})`,
      () => `SI(${condition()}; ${value()}; "")`,
      () => `SI.ERROR(${value()}; ${value()})`,
      () => `SI.CONJUNTO(${condition()}; ${value()}; ${condition()}; ${value()})`,
    ])();
  }

  private number(depth: number): string {
    const n = (): string => this.build('numero', depth);
    const t = (): string => this.build('texto', depth);
    const d = (): string => this.build('fecha', depth);
    const small = (): string => this.pick(['-2', '-1', '0', '1', '2', '3', '4']);
    return this.pick([
      () => `(${n()} + ${n()})`,
      () => `(${n()} - ${n()})`,
      () => `(${n()} * ${n()})`,
      () => `(${n()} / ${n()})`,
      () => `(${this.leaf('numero')} ^ ${small()})`,
      () => `(-${n()})`,
      () => `(${n()}%)`,
      () => `SUMA(${n()}; ${n()}; ${n()})`,
      () => `PROMEDIO(${n()}; ${n()})`,
      () => `CONTAR(${n()}; ${d()})`,
      () => `CONTARA(${n()}; ${t()}; ${this.build('logico', depth)})`,
      () => `MIN(${n()}; ${n()})`,
      () => `MAX(${n()}; ${n()}; ${n()})`,
      () => `REDONDEAR(${n()}; ${small()})`,
      () => `TRUNCAR(${n()}; ${small()})`,
      () => `ENTERO(${n()})`,
      () => `ABS(${n()})`,
      () => `RESIDUO(${n()}; ${n()})`,
      () => `LARGO(${t()})`,
      () => `VALOR(${t()})`,
      () => `DIA(${d()})`,
      () => `MES(${d()})`,
      () => `AÑO(${d()})`,
      () => `SIFECHA(${d()}; ${d()}; "${this.pick(['Y', 'M', 'D', 'YM'])}")`,
      () => `DIAS(${d()}; ${d()})`,
      () => `(${d()} - ${d()})`,
      () => `DIAS.LAB(${d()}; ${d()})`,
      () => `DIASEM(${d()}; ${this.pick(['1', '2', '3'])})`,
      () => this.choice('numero', depth),
    ])();
  }

  private text(depth: number): string {
    const n = (): string => this.build('numero', depth);
    const t = (): string => this.build('texto', depth);
    return this.pick([
      () => `(${t()} & ${n()})`,
      () => `CONCATENAR(${t()}; ${t()}; ${n()})`,
      () => `IZQUIERDA(${t()}; ${n()})`,
      () => `DERECHA(${t()}; ${this.pick(NUMBERS)})`,
      () => `EXTRAE(${t()}; ${n()}; ${this.pick(NUMBERS)})`,
      () => `MAYUSC(${t()})`,
      () => `MINUSC(${t()})`,
      () => `NOMPROPIO(${t()})`,
      () => `ESPACIOS(${t()})`,
      () => `SUSTITUIR(${t()}; ${this.leaf('texto')}; ${t()})`,
      () => `TEXTO(${n()}; "${this.pick(Object.keys(NUMBER_FORMATS))}")`,
      () => `TEXTO(${this.build('fecha', depth)}; "${this.pick(Object.keys(DAY_FORMATS))}")`,
      () => `LETRA(${n()})`,
      () => this.choice('texto', depth),
    ])();
  }

  private date(depth: number): string {
    const n = (): string => this.build('numero', depth);
    const d = (): string => this.build('fecha', depth);
    // LibreOffice has days before 1900, Excel and we have none.
    const months = (): string => this.pick([this.pick(NUMBERS), `RESIDUO(${n()}; 240)`]);
    return this.pick([
      () => `(${d()} + ${n()})`,
      () => `(${d()} - ${n()})`,
      () => `FECHA(${this.pick(['1900', '2024', '2026', '9999'])}; ${n()}; ${n()})`,
      () => `FIN.MES(${d()}; ${months()})`,
      () => `FECHA.MES(${d()}; ${months()})`,
      () => `MIN(${d()}; ${d()})`,
      () => `MAX(${d()}; ${d()})`,
      () => this.choice('fecha', depth),
    ])();
  }

  private logical(depth: number): string {
    const l = (): string => this.build('logico', depth);
    const order = this.pick(['=', '<>', '<', '>', '<=', '>=']);
    return this.pick([
      () => `(${this.build('numero', depth)} ${order} ${this.build('numero', depth)})`,
      () => `(${this.build('fecha', depth)} ${order} ${this.build('fecha', depth)})`,
      () => `(${this.build('texto', depth)} ${this.pick(['=', '<>'])} ${this.build('texto', depth)})`,
      () => `(${this.leaf(this.anyType())} ${this.pick(['=', '<>'])} "")`,
      () => `Y(${l()}; ${l()})`,
      () => `O(${l()}; ${l()}; ${l()})`,
      () => `NO(${l()})`,
      () => `ESBLANCO(${this.build(this.anyType(), depth)})`,
      () => this.choice('logico', depth),
    ])();
  }
}
