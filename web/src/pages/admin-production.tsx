import { PieceQueue } from '../features/production/PieceQueue.tsx';
import { ProductionPage } from './ProductionPage.tsx';

/** /admin/production: shirts to be made. */
export default function PieceQueuePage() {
  return <ProductionPage tab="queue">{isStaff => <PieceQueue isStaff={isStaff} />}</ProductionPage>;
}
