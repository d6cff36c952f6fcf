import { Parcels } from '../features/production/Parcels.tsx';
import { ProductionPage } from './ProductionPage.tsx';

/** /admin/production/parcels: packed orders, and those on their way. */
export default function ParcelsPage() {
  return <ProductionPage tab="parcels">{isStaff => <Parcels isStaff={isStaff} />}</ProductionPage>;
}
