/** The screens of calculation, products and the IMSS, and those that are still to come. */
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { confrontaSearch } from '../features/imss/confronta/confronta-search';
import { imssSearch } from '../features/imss/imss-search';
import { variabilitySearch } from '../features/imss/variability/variability-search';
import { productFormSearch, productsSearch } from '../features/products/products-search';
import { figuresSearch } from '../features/runs/figures/figures-search';
import { runsSearch } from '../features/runs/runs-search';
import { whenReached } from '../shared/api/when-reached';
import { SCREEN_ROLES } from '../shared/session/screen-roles';
import { appRoute as app } from './app-route';

const runs = createRoute({
  getParentRoute: () => app,
  path: '/cierre',
  validateSearch: runsSearch,
  component: lazyRouteComponent(() => whenReached(() => import('../features/runs/RunsScreen')), 'RunsScreen'),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const figures = createRoute({
  getParentRoute: () => app,
  path: '/cierre/cifras',
  validateSearch: figuresSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/runs/figures/FiguresScreen')),
    'FiguresScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll, parent: 'runs' },
});

const productForm = createRoute({
  getParentRoute: () => app,
  path: '/productos',
  validateSearch: productFormSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/products/ProductFormScreen')),
    'ProductFormScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const products = createRoute({
  getParentRoute: () => app,
  path: '/Productos',
  validateSearch: productsSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/products/ProductsScreen')),
    'ProductsScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const confronta = createRoute({
  getParentRoute: () => app,
  path: '/confronta',
  validateSearch: confrontaSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/imss/confronta/ConfrontaScreen')),
    'ConfrontaScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const movements = createRoute({
  getParentRoute: () => app,
  path: '/afiliations',
  validateSearch: imssSearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/imss/movements/MovementsScreen')),
    'MovementsScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const variability = createRoute({
  getParentRoute: () => app,
  path: '/variabilidad',
  validateSearch: variabilitySearch,
  component: lazyRouteComponent(
    () => whenReached(() => import('../features/imss/variability/VariabilityScreen')),
    'VariabilityScreen',
  ),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const placeholders = () => whenReached(() => import('../features/placeholders/PlaceholderScreens'));

const validation = createRoute({
  getParentRoute: () => app,
  path: '/validacion',
  component: lazyRouteComponent(placeholders, 'ValidationScreen'),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const billingControl = createRoute({
  getParentRoute: () => app,
  path: '/actualizarControl',
  component: lazyRouteComponent(placeholders, 'BillingControlScreen'),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const paymentComparison = createRoute({
  getParentRoute: () => app,
  path: '/confrontanomina',
  component: lazyRouteComponent(placeholders, 'PaymentComparisonScreen'),
  staticData: { roles: SCREEN_ROLES.payroll },
});

const stamping = createRoute({
  getParentRoute: () => app,
  path: '/timbrado',
  component: lazyRouteComponent(placeholders, 'StampingScreen'),
  staticData: { roles: SCREEN_ROLES.payroll },
});

export const payrollRoutes = [
  runs,
  figures,
  productForm,
  products,
  confronta,
  movements,
  variability,
  validation,
  billingControl,
  paymentComparison,
  stamping,
] as const;
