/** The library alone, as a simple program would use it: reads the lines, writes the file, says its seconds. */
import { createReadStream, createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { row } from '@lienzo/schema/data/column';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import ExcelJS from 'exceljs';
import { z } from 'zod';

const line = z.object({ row });
const [format = '', input = '', output = ''] = process.argv.slice(2);

async function* rows(): AsyncGenerator<z.output<typeof row>> {
  for await (const text of createInterface({ input: createReadStream(input) })) {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && 'row' in parsed) yield line.parse(parsed).row;
  }
}

async function sheet(): Promise<void> {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream: createWriteStream(output),
    useSharedStrings: false,
    useStyles: true,
  });
  const target = workbook.addWorksheet('Tabla');
  const columns = ['@', '@', '@', 'dd/mm/yyyy', '#,##0', '"$"#,##0.00', '"$"#,##0.00', '"$"#,##0.00'];
  target.columns = columns.map((numFmt) => ({ width: 20, style: { numFmt } }));
  for await (const values of rows()) {
    const cells = Object.values(values).map((value, index) => {
      if (index === 3) return new Date(`${value}T00:00:00Z`);
      return index > 3 ? Number(value) : value;
    });
    target.addRow(cells).commit();
  }
  target.commit();
  await workbook.commit();
}

async function textOf(): Promise<void> {
  const children: Paragraph[] = [];
  for await (const values of rows()) {
    children.push(
      new Paragraph({
        pageBreakBefore: children.length > 0,
        heading: HeadingLevel.HEADING_1,
        children: [new TextRun('Recibo de nómina')],
      }),
    );
    for (let number = 1; number <= 12; number += 1)
      children.push(
        new Paragraph({
          children: [
            new TextRun(`${number}. Yo, `),
            new TextRun(String(values['employees.name'])),
            new TextRun(', recibí la cantidad de '),
            new TextRun(String(values['payroll_results.net_pay'])),
            new TextRun(' por concepto de los servicios prestados en el periodo.'),
          ],
        }),
      );
  }
  await writeFile(output, await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

const begun = performance.now();
await (format === 'xlsx' ? sheet() : textOf());
process.send?.({ seconds: (performance.now() - begun) / 1000 });
// It stays until its memory was looked at.
process.once('message', () => process.disconnect());
