import { expect, it } from 'vitest';
import { newItem } from './new-item.ts';
import { ORGANIZATION_LOGO, usesOrganizationLogo } from './organization-logo.ts';
import { emptyReport } from './report.ts';
import type { RichText } from './rich-text.ts';

const LOGO: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'field', attrs: { field: 'logo' } }] }],
};

it('finds the logo in regions, texts and images, and only there', () => {
  const report = emptyReport('Con pie');
  expect(usesOrganizationLogo(report)).toBe(false);
  expect(usesOrganizationLogo({ ...report, page: { ...report.page, header: LOGO } })).toBe(true);
  const withItem = (fields: object) => ({
    ...report,
    layouts: [{ index: 0, separation: false, items: [{ ...newItem('imagen'), ...fields }] }],
  });
  expect(usesOrganizationLogo(withItem({ valor: ORGANIZATION_LOGO }))).toBe(true);
  expect(usesOrganizationLogo(withItem({ valor: crypto.randomUUID() }))).toBe(false);
  const text = { ...newItem('texto'), valor: LOGO };
  expect(usesOrganizationLogo({ ...report, layouts: [{ index: 0, separation: false, items: [text] }] })).toBe(
    true,
  );
});
