import { PRIMARY_COLORS, SECONDARY_COLORS } from '@lienzo/schema/accounts/organization-endpoints';
import { contrast, parseHex, textColorOn } from '@lienzo/schema/data/color';
import { describe, expect, it } from 'vitest';
import { closingMail } from './closing-mail.ts';
import { digestMail } from './digest-mail.ts';
import { folderSharedMail } from './folder-shared-mail.ts';
import { invitationMail } from './invitation-mail.ts';
import { mailChangeMail } from './mail-change-mail.ts';
import { mailChangedMail } from './mail-changed-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { reportDeliveredMail } from './report-delivered-mail.ts';
import { resetMail } from './reset-mail.ts';
import { scheduleStoppedMail } from './schedule-stopped-mail.ts';

const sender: MailSender = {
  name: 'Peña & Hijos',
  primary_color: '167C80',
  secondary_color: 'FF8C23',
  logo: { media_type: 'image/png', data: 'iVBORw0KGgo=', width: 400, height: 100 },
  portal_url: 'https://portal.ejemplo.mx',
};
const NASTY = '<img src=x onerror="alert(1)">\r\nBcc: mal@mal.test';
const link = 'https://portal.ejemplo.mx/newpassword/55ce895b-883b-40b2-b5de-07b891875fea';
const choice = {
  preferencesUrl: 'https://portal.ejemplo.mx/app/b',
  unsubscribeUrl: 'https://portal.ejemplo.mx/api/c?token=a.b.c',
};
const entry = (names: string) => ({ when: '20 nov, 3:05 p. m.', text: 'Ana subió un archivo', names });
const digest = (total: number, names: string) =>
  ({
    total,
    folders: [{ path: names, link: 'https://portal.ejemplo.mx/carpeta', entries: [entry(names)] }],
    link: 'https://portal.ejemplo.mx/app/a',
    choice,
  }) as const satisfies Parameters<typeof digestMail>[1];

const LINKS = ['https://portal.ejemplo.mx/api/f?token=a', 'https://portal.ejemplo.mx/api/f?token=b'];
const delivered = (phrase: string, urls: string[] | null) => ({
  report: phrase,
  from: phrase,
  message: phrase,
  note: phrase,
  facts: [{ label: phrase, value: phrase }],
  files: [
    { name: `${phrase}.pdf`, size: 2_000_000, notes: [phrase, 'De los dos'] },
    { name: `${phrase}.xlsx`, size: 90, notes: ['De los dos'] },
  ],
  links: urls === null ? null : { urls, until: '2026-11-30T18:00:00.000Z' },
  portal: 'https://portal.ejemplo.mx/app/reports',
});

const all = (from: MailSender, phrases: string): [string, MailMessage][] => [
  ['invitation', invitationMail(from, { name: phrases, mail: 'a@b.mx', link })],
  ['reset', resetMail(from, { name: phrases, mail: 'a@b.mx', link })],
  ['password changed', passwordChangedMail(from, { name: phrases, mail: 'a@b.mx', when: phrases })],
  ['mail change', mailChangeMail(from, { name: phrases, mail: 'a@b.mx', link })],
  ['mail changed', mailChangedMail(from, { name: phrases, mail: 'a@b.mx', when: phrases })],
  ['folder shared', folderSharedMail(from, { from: phrases, folder: phrases, path: phrases, link, choice })],
  ['report attached', reportDeliveredMail(from, delivered(phrases, null))],
  ['report linked', reportDeliveredMail(from, delivered(phrases, LINKS))],
  [
    'closing',
    closingMail(from, {
      ...{ person: phrases, client: phrases, paysheet: phrases, period: phrases, year: 2026, again: true },
      ...{ days: { from: '2026-11-16', to: '2026-11-22' }, files: [phrases, phrases], link, choice },
    }),
  ],
  ['schedule stopped', scheduleStoppedMail(from, { schedule: phrases, reason: phrases, link })],
  ['one change', digestMail(from, digest(1, phrases))],
  ['many changes', digestMail(from, digest(9, phrases))],
];

describe.each(all(sender, 'José «Ñandú»'))('the mail: %s', (_name, mail) => {
  it('says the same as text and as HTML', () => {
    expect(mail.subject).not.toBe('');
    for (const texts of ['José «Ñandú»', 'https://portal.ejemplo.mx']) {
      expect(mail.text).toContain(texts);
      expect(mail.html).toContain(texts);
    }
    expect(mail.text).toContain('Peña & Hijos');
    expect(mail.html).toContain('Peña &amp; Hijos');
    expect(mail.text).not.toMatch(/<\w|&amp;|undefined/);
    expect(mail.html).not.toContain('undefined');
  });

  it('loads nothing from elsewhere and runs nothing', () => {
    expect(mail.html).not.toMatch(/<script|<link|@import|url\(|<iframe|javascript:/i);
    const sources = [...mail.html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toEqual(['cid:logo']);
    expect(mail.pictures.map(({ id }) => id)).toEqual(['logo']);
  });

  it('is read well aloud: its language, one heading of the first level, tables that are none', () => {
    expect(mail.html).toContain('<html lang="es-MX" dir="ltr">');
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
    for (const [table] of mail.html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
    for (const [image] of mail.html.matchAll(/<img[^>]*>/g)) expect(image).toContain('alt=""');
  });

  it('stays small enough that mail programs do not cut it', () => {
    expect(new TextEncoder().encode(mail.html).length).toBeLessThan(100_000);
  });
});

describe.each(all({ ...sender, name: NASTY, logo: null }, NASTY))(
  'names cannot leave their place: %s',
  (_name, mail) => {
    it('in HTML, in the subject', () => {
      expect(mail.html).not.toContain('<img');
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.pictures).toEqual([]);
    });
  },
);

it('gives each file that is too large its own link, and says until when', () => {
  const { html, text } = reportDeliveredMail(sender, delivered('x', LINKS));
  for (const url of LINKS) {
    expect(html).toContain(`href="${url}"`);
    expect(text).toContain(url);
  }
  expect(text).toContain('sirve hasta el 30 nov 2026');
});

it('says what is to be known of the files, once, and of which where it is not all of them', () => {
  const { html, text } = reportDeliveredMail(sender, {
    ...delivered('x', null),
    files: [
      { name: 'Plan.pdf', size: 9, notes: ['Falta una imagen.', 'Letra más chica.'] },
      { name: 'Plan.docx', size: 9, notes: ['Letra más chica.'] },
    ],
  });
  for (const labels of [html, text]) {
    expect(labels).toContain('Avisos');
    expect(labels).toContain('Plan.pdf: Falta una imagen.');
    expect(labels.split('Letra más chica.')).toHaveLength(2);
  }
  const quiet = { ...delivered('x', null), files: [{ name: 'Plan.pdf', size: 9, notes: [] }] };
  expect(reportDeliveredMail(sender, quiet).text).not.toContain('Aviso');
});

it('leads a reader without an account nowhere but to the files', () => {
  for (const links of [null, LINKS]) {
    const { html, text } = reportDeliveredMail(sender, { ...delivered('x', links), portal: null });
    expect(html).not.toContain('/app');
    expect(text).not.toContain('Entrar al portal');
  }
  expect(reportDeliveredMail(sender, delivered('x', null)).text).toContain('Entrar al portal');
});

it('says what a report was made of, and the words of whoever sends it, line by line', () => {
  const facts = [
    { label: 'Reporte', value: 'Plantilla' },
    { label: 'Periodo', value: 'Quincena 5' },
  ];
  const message = 'Buen día:\n\nEs la versión final.';
  const { text, html } = reportDeliveredMail(sender, { ...delivered('x', null), facts, message });
  expect(text).toMatch(/Buen día:\n+Es la versión final\./);
  expect(text).toMatch(/Reporte: Plantilla\n+Periodo: Quincena 5/);
  expect(html).toContain('Quincena 5');
});

it('shows a wide logo within its box, in its proportions', () => {
  const [, mail] = all(sender, 'x')[0] ?? [];
  expect(mail?.html).toContain('width="192" height="48"');
});

it('says where mails are chosen and ended, for those that a person chooses', () => {
  for (const [name, mail] of all(sender, 'x')) {
    const chosen = ['folder shared', 'closing', 'one change', 'many changes'].includes(name);
    expect(mail.unsubscribeUrl, name).toBe(chosen ? choice.unsubscribeUrl : undefined);
    for (const url of Object.values(choice)) {
      expect(mail.text.includes(url), name).toBe(chosen);
      expect(mail.html.includes(`href="${url}"`), name).toBe(chosen);
    }
  }
});

it('counts what a digest leaves out', () => {
  expect(digestMail(sender, digest(9, 'x')).text).toContain('Hay 8 cambios más en tus notificaciones.');
  expect(digestMail(sender, digest(2, 'x')).text).toContain('Hay un cambio más en tus notificaciones.');
  expect(digestMail(sender, digest(1, 'x')).subject).toBe('Un cambio en tus carpetas');
});

it('writes on every colour of the palette so that it can be read', () => {
  for (const color of [...PRIMARY_COLORS, ...SECONDARY_COLORS, 'FFFFFF', 'FDD835', '000000']) {
    const [background, text] = [parseHex(color), parseHex(textColorOn(color))];
    if (background === null || text === null) throw new Error(`${color} is no colour`);
    expect(contrast(background, text), color).toBeGreaterThanOrEqual(4.5);
  }
});
