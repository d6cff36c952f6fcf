import type { Placement, Product } from '../../../../contract/src/catalog.ts';
import { useCall } from '../../api/use-endpoint.ts';

/** What can be chosen, and what it costs. */
export type Catalog = { products: readonly Product[]; placements: readonly Placement[] };

export type CatalogState = {
  /** Nothing while it loads and where it cannot be loaded: there is no hard-coded price (rulings, Money). */
  catalog: Catalog | undefined;
  failed: boolean;
  retry: () => void;
};

/** The price book. Pages list both calls in pages.ts, so that it stands in the HTML. */
export function useCatalog(): CatalogState {
  const products = useCall('catalog.products');
  const placements = useCall('catalog.placements');
  const retry = () => [products, placements].filter(call => call.isError).forEach(call => void call.refetch());
  const isLoading = products.isFetching || placements.isFetching;
  return {
    catalog: products.data && placements.data && { products: products.data, placements: placements.data },
    failed: !isLoading && (products.isError || placements.isError),
    retry,
  };
}
