import { ScanDesk } from '../features/production/ScanDesk.tsx';
import { ProductionPage } from './ProductionPage.tsx';

/** /admin/production/scan: the shirt of a ticket. */
export default function ScanDeskPage() {
  return <ProductionPage tab="scan">{isStaff => <ScanDesk isStaff={isStaff} />}</ProductionPage>;
}
