/** The public entry of the module: what is printed of a payroll. */
export { makeProduct } from './making/make-product.ts';
export { mountProducts } from './mount-products.ts';
export type { ProductServices } from './services.ts';
