import { endpoints } from '@lienzo/schema/endpoints';
import { PRODUCT_NAMES, productMessages as texts } from '@lienzo/schema/runs/product-messages';
import { CALCULATION, REPORT_PRODUCTS, RUN_PRODUCTS } from '@lienzo/schema/runs/products';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { Accordion, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { paysheetIdsOf } from '../../shared/payroll/filters/payroll-filters';
import { RequestsTable } from '../../shared/payroll/requests/RequestsTable';
import { requestsQuery } from '../../shared/payroll/requests/requests-queries';
import { PageTitle } from '../../shared/states/PageTitle';
import { askedProduct } from './asked-product';
import { missingChoices } from './missing-choices';
import { ProductFields } from './ProductFields';
import type { ProcessChoices, ProductsSearch } from './products-search';
import { RequestBlock } from './RequestBlock';
import { useProductObstacle } from './use-product-obstacle';

const REPORTS = REPORT_PRODUCTS.map((product) => ({ value: `${product}`, label: PRODUCT_NAMES[product] }));
/** The calculation comes before the closing. */
const PROCESSES = RUN_PRODUCTS.toReversed().map((product) => ({
  value: `${product}`,
  label: PRODUCT_NAMES[product],
}));

/** 'Productos de nómina': reports of several payrolls, and below them the processes (specification 2 §2). */
export function ProductsScreen() {
  const search = useSearch({ from: '/app/Productos' });
  const navigate = useNavigate({ from: '/app/Productos' });
  const choose = (next: ProductsSearch): void =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const requests = useQuery(requestsQuery(paysheetIdsOf(search), undefined));
  const obstacle = useProductObstacle(search.tipo ?? REPORT_PRODUCTS[0]);
  const ask = () =>
    call(endpoints.post_genera_producto_x_nominas, {
      body: {
        ...askedProduct(search, search.tipo ?? 1),
        ...{ producto: 'Reporte', nomina_id: paysheetIdsOf(search) },
      },
    });
  return (
    <div>
      <PageTitle>{texts.title}</PageTitle>
      <Text c="dimmed" mb="md">
        {texts.lead}
      </Text>
      <section aria-label={texts.reports}>
        <ProductFields choices={search} isSingle={false} choose={choose}>
          <Select
            label={texts.report}
            placeholder={texts.chooseReport}
            allowDeselect={false}
            searchable
            maxDropdownHeight={420}
            data={REPORTS}
            value={search.tipo === undefined ? null : `${search.tipo}`}
            onChange={(value) =>
              choose({ ...search, tipo: REPORT_PRODUCTS.find((one) => `${one}` === value) })
            }
          />
        </ProductFields>
        <RequestBlock
          missing={missingChoices(search, 'report')}
          obstacle={obstacle}
          ask={ask}
          clear={() => choose({})}
        />
      </section>
      <ProcessBlock />
      <RequestsTable requests={requests} />
    </div>
  );
}

/** The block 'Procesos', with selectors of its own. */
function ProcessBlock() {
  const [choices, choose] = useState<ProcessChoices>({});
  const ask = () =>
    call(endpoints.post_genera_producto_x_nominas, {
      body: {
        ...askedProduct(choices, choices.tipo ?? CALCULATION),
        ...{ producto: 'Proceso', nomina_id: paysheetIdsOf(choices) },
      },
    });
  return (
    <Accordion variant="contained" order={2} mb="lg">
      <Accordion.Item value="processes">
        <Accordion.Control>{texts.processes}</Accordion.Control>
        <Accordion.Panel>
          <ProductFields<ProcessChoices> choices={choices} isSingle={false} choose={choose}>
            <Select
              label={runMessages.process}
              placeholder={runMessages.chooseProcess}
              allowDeselect={false}
              data={PROCESSES}
              value={choices.tipo === undefined ? null : `${choices.tipo}`}
              onChange={(value) =>
                choose({ ...choices, tipo: RUN_PRODUCTS.find((one) => `${one}` === value) })
              }
            />
          </ProductFields>
          <RequestBlock
            obstacle={undefined}
            missing={missingChoices(choices, 'process')}
            ask={ask}
            clear={() => choose({})}
          />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
