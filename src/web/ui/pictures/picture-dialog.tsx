import { Dialog } from "../overlays/dialog.tsx";

export default function PictureDialog({ src, title, onClose }: { src: string; title: string; onClose: () => void }) {
  return (
    <Dialog wide title="First page" description={title} onClose={onClose}>
      <img className="first-page" src={src} alt={`First page of ${title}`} />
    </Dialog>
  );
}
