import { expect, it } from 'vitest';
import { describeChanges } from '../changes/describe-changes.ts';
import { diffReports } from '../changes/diff-reports.ts';
import { backgroundPicture, NEW_BACKGROUND_PICTURE, pictureBox } from './background-picture.ts';
import { ORGANIZATION_LOGO, usesOrganizationLogo } from './organization-logo.ts';
import { emptyReport, reportDocument } from './report.ts';
import { reportPictures } from './report-pictures.ts';
import { validateReport } from './validate-report.ts';

const reportWith = (valor: string) => {
  const report = emptyReport('Constancia');
  return { ...report, page: { ...report.page, imagen_fondo: { ...NEW_BACKGROUND_PICTURE, valor } } };
};

it('asks for a picture, and keeps what was chosen', () => {
  const messages = (valor: string) =>
    validateReport(reportWith(valor)).flatMap(({ field, message }) =>
      field === 'imagen_fondo' ? [message] : [],
    );
  expect(messages('')).toEqual(['Sube la imagen del fondo o quítala.']);
  expect(messages('logo')).toEqual([]);
  expect(reportDocument.parse(reportWith('logo')).page.imagen_fondo?.valor).toBe('logo');
  expect([reportPictures(reportWith('logo')), reportPictures(emptyReport())]).toEqual([['logo'], []]);
  expect(usesOrganizationLogo(reportWith(ORGANIZATION_LOGO))).toBe(true);
});

it.each([{ opacidad: 4 }, { opacidad: 101 }, { tamaño: 9 }, { fit: 'fill' }, { paginas: 'pares' }])(
  'refuses %o',
  (change) => {
    expect(backgroundPicture.safeParse({ ...NEW_BACKGROUND_PICTURE, ...change }).success).toBe(false);
  },
);

it('stands in the middle of its page, or reaches over two of its edges', () => {
  const page = { width: 600, height: 800 };
  const wide = { width: 200, height: 100 };
  expect(pictureBox({ fit: 'contain', tamaño: 50 }, wide, page)).toEqual({
    ...{ width: 300, height: 150, left: 150, top: 325 },
  });
  expect(pictureBox({ fit: 'cover', tamaño: 50 }, wide, page)).toEqual({
    ...{ width: 1600, height: 800, left: -500, top: 0 },
  });
});

it('is told as a change', () => {
  const [before, after] = [reportWith(''), reportWith('logo')];
  expect(describeChanges(before, after, diffReports(before, after))).toEqual([
    'Cambió la imagen de fondo de las páginas.',
  ]);
});
