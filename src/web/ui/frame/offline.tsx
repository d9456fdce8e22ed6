import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";

/** A quiet line at the bottom while the browser has no connection. */
export function Offline() {
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);

  return (
    <div role="status" className="offline">
      {offline && (
        <span>
          <WifiOff size={16} aria-hidden="true" /> You are offline. This page continues as soon as the connection is back.
        </span>
      )}
    </div>
  );
}
