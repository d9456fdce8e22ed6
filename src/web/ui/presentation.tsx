import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { VIDEO_AUTOPLAY_DELAY_MS } from "../../engine/limits.ts";
import { configQuery } from "../lib/queries.ts";

/** The presentation video. It tries to start by itself after a while; a browser that forbids it is right. */
export function Presentation() {
  const { data: config } = useQuery(configQuery);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      video.current?.play().catch((error) => console.debug("The video did not start by itself.", error));
    }, VIDEO_AUTOPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <figure className="presentation">
      <video ref={video} src={config?.video} muted controls playsInline preload="metadata" aria-label="Presentation of Vitae" />
    </figure>
  );
}
