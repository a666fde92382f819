import { productMessages } from '@lienzo/schema/runs/product-messages';
import { isReportProduct, type Product } from '@lienzo/schema/runs/products';
import { useSession } from '../../shared/session/use-session';

/** Why the person cannot ask for a product: files go to the client's folder, and the operator has no folders. */
export function useProductObstacle(product: Product | undefined): string | undefined {
  const session = useSession();
  if (session?.roleName !== 'SuperAdmin' || (product !== undefined && !isReportProduct(product)))
    return undefined;
  return productMessages.noUploads;
}
