import { endpoints } from '@lienzo/schema/endpoints';
import { PRODUCT_NAMES, productMessages as texts } from '@lienzo/schema/runs/product-messages';
import { CALCULATION, PRODUCTS } from '@lienzo/schema/runs/products';
import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { call } from '../../shared/api/call';
import { paysheetIdsOf } from '../../shared/payroll/filters/payroll-filters';
import { RequestsTable } from '../../shared/payroll/requests/RequestsTable';
import { formRequestsQuery } from '../../shared/payroll/requests/requests-queries';
import { PageTitle } from '../../shared/states/PageTitle';
import { askedProduct } from './asked-product';
import { missingChoices } from './missing-choices';
import { ProductFields } from './ProductFields';
import type { ProductFormSearch } from './products-search';
import { RequestBlock } from './RequestBlock';
import { useProductObstacle } from './use-product-obstacle';

const CHOICES = PRODUCTS.map((product) => ({
  value: `${product}`,
  label: `${product}. ${PRODUCT_NAMES[product]}`,
}));

/** 'Solicitud de productos': one of the thirteen products of a payroll (specification 2 §2, product request form). */
export function ProductFormScreen() {
  const search = useSearch({ from: '/app/productos' });
  const navigate = useNavigate({ from: '/app/productos' });
  const choose = (next: ProductFormSearch): void =>
    void navigate({ search: next, replace: true, resetScroll: false });
  const [paysheet] = paysheetIdsOf(search);
  const requests = useQuery(formRequestsQuery(paysheet));
  const obstacle = useProductObstacle(search.tipo);
  const ask = () => {
    const { anio, ...asked } = askedProduct(search, search.tipo ?? CALCULATION);
    return call(endpoints.post_genera_producto, {
      body: { ...asked, nomina_id: paysheet ?? 0, ...(anio === undefined ? {} : { año: anio }) },
    });
  };
  return (
    <div>
      <PageTitle>{texts.formTitle}</PageTitle>
      <Text c="dimmed" mb="md">
        {texts.formLead}
      </Text>
      <ProductFields choices={search} isSingle hasOlderYears choose={choose}>
        <Select
          label={texts.product}
          placeholder={texts.chooseProduct}
          allowDeselect={false}
          searchable
          maxDropdownHeight={420}
          data={CHOICES}
          value={search.tipo === undefined ? null : `${search.tipo}`}
          onChange={(value) => choose({ ...search, tipo: PRODUCTS.find((one) => `${one}` === value) })}
        />
      </ProductFields>
      <RequestBlock
        missing={missingChoices(search, 'form')}
        obstacle={obstacle}
        ask={ask}
        clear={() => choose({})}
      />
      <RequestsTable requests={requests} heading={texts.register} />
    </div>
  );
}
