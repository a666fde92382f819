/** The charts of a Word document or a workbook that their programs draw: what each keeps, and what its cells hold. */
import JSZip from 'jszip';
import { unescaped } from './unescaped.ts';

export type ReadSeries = {
  name: string;
  labels: string[];
  /** As the file keeps them; null for none. */
  values: (string | null)[];
  /** What the cells hold that the series names, in the same order: another program would draw these. */
  cells: { labels: string[]; values: (string | null)[] };
};
export type ReadChart = { title: string; series: ReadSeries[] };

/** In the order in which they stand in the document, or on the sheets. */
export async function readCharts(format: 'docx' | 'xlsx', bytes: Uint8Array): Promise<ReadChart[]> {
  const file = new ReadPackage(await JSZip.loadAsync(bytes));
  return format === 'docx' ? chartsOfDocument(file) : chartsOfWorkbook(file);
}

/** The parts of a package and how they refer to each other. */
class ReadPackage {
  private readonly zip: JSZip;

  constructor(zip: JSZip) {
    this.zip = zip;
  }

  async text(path: string): Promise<string> {
    return (await this.zip.file(path)?.async('string')) ?? '';
  }

  async embedded(path: string): Promise<ReadPackage> {
    const file = this.zip.file(path);
    if (file === null) return new ReadPackage(new JSZip());
    return new ReadPackage(await JSZip.loadAsync(await file.async('uint8array')));
  }

  /** The paths of what a part refers to, by the ids of the relationships. */
  async targets(path: string): Promise<Map<string, string>> {
    const at = path.lastIndexOf('/');
    const folder = path.slice(0, at);
    const links = await this.text(`${folder}/_rels/${path.slice(at + 1)}.rels`);
    return new Map(
      [...links.matchAll(/<Relationship [^>]*>/g)].map(([link]) => {
        const target = attribute(link, 'Target');
        const whole = target.startsWith('/') ? target.slice(1) : joined(folder, target);
        return [attribute(link, 'Id'), whole];
      }),
    );
  }

  /** The texts of a sheet's cells by their references. */
  async cells(path: string): Promise<Map<string, string>> {
    const xml = await this.text(path);
    return new Map(
      [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].flatMap(
        ([, at = '', content = '']) => {
          const texts = [...content.matchAll(/<(?:t|v)(?: [^>]*)?>([^<]*)<\/(?:t|v)>/g)];
          return texts.length === 0
            ? []
            : [[at, unescaped(texts.map(([, one = '']) => one).join(''))] as const];
        },
      ),
    );
  }
}

const attribute = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

function joined(folder: string, target: string): string {
  const steps = folder.split('/');
  for (const step of target.split('/'))
    if (step === '..') steps.pop();
    else steps.push(step);
  return steps.join('/');
}

async function chartsOfDocument(file: ReadPackage): Promise<ReadChart[]> {
  const path = 'word/document.xml';
  const charts: ReadChart[] = [];
  for (const chart of await namedCharts(file, path)) {
    const [workbook = ''] = (await file.targets(chart)).values();
    const cells = await (await file.embedded(workbook)).cells('xl/worksheets/sheet1.xml');
    charts.push(chartOf(await file.text(chart), cells));
  }
  return charts;
}

/** A sheet's chart draws cells of that sheet. */
async function chartsOfWorkbook(file: ReadPackage): Promise<ReadChart[]> {
  const sheets = await file.targets('xl/workbook.xml');
  const order = [...(await file.text('xl/workbook.xml')).matchAll(/<sheet [^>]*>/g)];
  const charts: ReadChart[] = [];
  for (const [sheet] of order) {
    const path = sheets.get(attribute(sheet, 'r:id')) ?? '';
    const links = await file.targets(path);
    const id = /<drawing r:id="([^"]+)"/.exec(await file.text(path))?.[1];
    if (id === undefined) continue;
    const cells = await file.cells(path);
    for (const chart of await namedCharts(file, links.get(id) ?? ''))
      charts.push(chartOf(await file.text(chart), cells));
  }
  return charts;
}

/** The paths of the charts that a part shows, in its order. */
async function namedCharts(file: ReadPackage, path: string): Promise<string[]> {
  const links = await file.targets(path);
  const ids = [...(await file.text(path)).matchAll(/<c:chart [^>]*r:id="([^"]+)"/g)];
  return ids.flatMap(([, id = '']) => links.get(id) ?? []);
}

function chartOf(xml: string, cells: ReadonlyMap<string, string>): ReadChart {
  const title = /<c:title>.*?<\/c:title>/s.exec(xml)?.[0] ?? '';
  return {
    title: [...title.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, one = '']) => unescaped(one)).join(''),
    series: [...xml.matchAll(/<c:ser>.*?<\/c:ser>/gs)].map(([series]) => {
      const labels = pointsOf(series, 'cat');
      const values = pointsOf(series, 'val');
      return {
        name: pointsOf(series, 'tx').kept[0] ?? '',
        labels: labels.kept.map((one) => one ?? ''),
        values: values.kept,
        cells: {
          labels: labels.references.map((at) => cells.get(at) ?? ''),
          values: values.references.map((at) => cells.get(at) ?? null),
        },
      };
    }),
  };
}

/** What a part of a series keeps, and the cells that it names. */
function pointsOf(series: string, part: string): { kept: (string | null)[]; references: string[] } {
  const xml = new RegExp(`<c:${part}>(.*?)</c:${part}>`, 's').exec(series)?.[1] ?? '';
  const count = Number(/<c:ptCount val="(\d+)"/.exec(xml)?.[1] ?? 0);
  const kept: (string | null)[] = Array.from({ length: count }, () => null);
  for (const [, at = '', value = ''] of xml.matchAll(/<c:pt idx="(\d+)"><c:v>([^<]*)<\/c:v>/g))
    kept[Number(at)] = unescaped(value);
  const [, column = '', from = '', to = from] =
    /\$([A-Z]+)\$(\d+)(?::\$[A-Z]+\$(\d+))?<\/c:f>/.exec(xml) ?? [];
  const length = Math.max(0, Number(to) - Number(from) + 1);
  return { kept, references: Array.from({ length }, (_none, at) => `${column}${Number(from) + at}`) };
}
