//! Listening: connections with limits and time-outs, until somebody says that the house closes.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::app::app;
use crate::house::House;
use crate::limits::{Crowd, Guest, address_key};

/// A client has so long to send its request's head.
const HEAD_WITHIN: Duration = Duration::from_secs(10);
/// Connections have so long to end when the house closes.
const GRACE: Duration = Duration::from_secs(6);

/// Serves on a listener until `until` is done; then tells the clients, finishes the writes and closes the store.
pub async fn serve(house: Arc<House>, listener: TcpListener, until: impl Future<Output = ()>) {
    let (routes, crowd, tracker) = (app(&house), Arc::new(Crowd::default()), TaskTracker::new());
    tokio::pin!(until);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut until => break,
        };
        match accepted {
            Ok((stream, address)) => {
                if let Some(guest) = admit(&house, &crowd, address) {
                    let _ = stream.set_nodelay(true);
                    tracker.spawn(connection(house.clone(), routes.clone(), stream, address, guest));
                }
            }
            // No descriptors left, most likely: others have to close first.
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    close(&house, &tracker).await;
}

fn admit(house: &House, crowd: &Arc<Crowd>, address: SocketAddr) -> Option<Guest> {
    let limits = &house.config.limits;
    // Behind a proxy all connections come from one address; sockets are then counted by the address it tells.
    let each = if house.config.trust_proxy { usize::MAX } else { limits.per_address };
    crowd.enter(address_key(address.ip()), limits.connections, each)
}

async fn connection(house: Arc<House>, routes: Router, stream: TcpStream, address: SocketAddr, _guest: Guest) {
    let service = routes.map_request(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(address));
        request
    });
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(HEAD_WITHIN).max_buf_size(32 * 1024);
    builder.http2().timer(TokioTimer::new()).keep_alive_interval(Some(Duration::from_secs(20)));
    let connection = builder.serve_connection_with_upgrades(TokioIo::new(stream), TowerToHyperService::new(service));
    tokio::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = house.closing.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}

async fn close(house: &Arc<House>, tracker: &TaskTracker) {
    tracing::info!("closing");
    crate::saving::note_open(house).await;
    house.closing.cancel();
    tracker.close();
    if tokio::time::timeout(GRACE, tracker.wait()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    // Sockets have left their connections; they end by themselves within moments.
    for _ in 0..40 {
        if crate::limits::lock(&house.conns).is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    if tokio::time::timeout(Duration::from_secs(2), house.store.close()).await.is_err() {
        tracing::error!("the database did not close in time");
    }
}
